/** The fields of a lead in a pipeline. */
export const pipelineFields = ["pipeline", "stage", "remark", "close outcome"] as const;

/** The outcomes of a closed lead. */
export const closeOutcomes = ["Won", "Closed - Unqualified", "Closed - Lost"] as const;
