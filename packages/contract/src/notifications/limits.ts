/** The most entries that are listed. */
export const activityLimit = 50
