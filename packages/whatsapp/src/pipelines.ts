/** What a lead carries on its way (section 3). */
export const pipelineFields = ["pipeline", "stage", "remark", "close outcome"] as const;

/** How a lead ends (sections 2.9 and 4). */
export const closeOutcomes = ["Won", "Closed - Unqualified", "Closed - Lost"] as const;
