/** Something that a host does differently from the contract. */
export interface Finding {
  /** The number of the call. */
  call: number;
  /** A fault breaks the website; advice makes it safer. */
  level: "fault" | "advice";
  sentence: string;
}

/** Collects findings, each sentence of a call once. */
export class Findings {
  readonly list: Finding[] = [];
  /** The numbers of the calls that were made. */
  readonly checked = new Set<number>();

  fault(call: number, sentence: string): void {
    this.add({ call, level: "fault", sentence });
  }

  advise(call: number, sentence: string): void {
    this.add({ call, level: "advice", sentence });
  }

  private add(finding: Finding): void {
    const isKnown = ({ call, sentence }: Finding) =>
      call === finding.call && sentence === finding.sentence;
    if (!this.list.some(isKnown)) this.list.push(finding);
  }
}
