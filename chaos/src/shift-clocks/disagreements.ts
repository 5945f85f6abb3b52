/** Something that the site and the back office, or both and the world, do not agree about. */
export interface Disagreement {
  /** For people. */
  name: string;
  /** By how much the clocks are wrong. Milliseconds. */
  clocks: { site: number; office: number };
  /** What the site is started with. */
  settings?: Record<string, string>;
  /** Whether the apps differ from each other, so that the site must say so. */
  isNoticed: boolean;
}

const minute = 60_000;
const [hour, day] = [60 * minute, 24 * 60 * minute];
const right = { site: 0, office: 0 };
const other = "of somebody else, and long enough for a secret";

export const disagreements: readonly Disagreement[] = [
  { name: "site 10 minutes ahead", clocks: { site: 10 * minute, office: 0 }, isNoticed: true },
  { name: "site an hour behind", clocks: { site: -hour, office: 0 }, isNoticed: true },
  { name: "site a day ahead", clocks: { site: day, office: 0 }, isNoticed: true },
  { name: "back office a day ahead", clocks: { site: 0, office: day }, isNoticed: true },
  { name: "back office an hour behind", clocks: { site: 0, office: -hour }, isNoticed: true },
  { name: "both a day ahead", clocks: { site: day, office: day }, isNoticed: false },
  { name: "both an hour behind", clocks: { site: -hour, office: -hour }, isNoticed: false },
  {
    name: "other CAPTCHA_SECRET",
    clocks: right,
    settings: { CAPTCHA_SECRET: other },
    isNoticed: true,
  },
  { name: "other API_KEY", clocks: right, settings: { API_KEY: other }, isNoticed: true },
  {
    name: "other PUBLISH_SECRET",
    clocks: right,
    settings: { PUBLISH_SECRET: other },
    isNoticed: true,
  },
];
