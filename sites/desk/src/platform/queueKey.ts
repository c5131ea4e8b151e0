/** Begins the keys of all queries about what waits for staff. */
export const queueKey = ['waiting'] as const
