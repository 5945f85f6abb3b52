export const liveCopy = {
  arrived: (count: number) => (count === 1 ? "A new lead has arrived" : `${count} new leads`),
  turnOn: "Notify me about new leads",
  turnOff: "Stop notifications",
  isOn: "This browser will notify you about new leads while the desk is open in a tab.",
  isOff: "This browser will not notify you any more.",
  denied: "Your browser blocks notifications from the desk. Allow them in its settings first.",
} as const;
