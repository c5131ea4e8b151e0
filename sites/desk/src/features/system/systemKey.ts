/** Everything that the page shows is loaded under it. */
export const systemKey = ['system'] as const
