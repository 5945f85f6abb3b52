/** What a lead carries on its way. */
export const pipelineFields = ["pipeline", "stage", "remark", "close outcome"] as const;

/** How a lead ends. */
export const closeOutcomes = ["Won", "Closed - Unqualified", "Closed - Lost"] as const;
export type CloseOutcome = (typeof closeOutcomes)[number];
