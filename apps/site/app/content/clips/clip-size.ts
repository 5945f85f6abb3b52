/** Width and height of a clip's frame, in CSS pixels. */
export const clipSize = { width: 960, height: 540 } as const;
