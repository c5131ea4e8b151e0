/** How long a test waits for what should follow at once, in ms: a busy or slow machine takes its time. */
export const patience = { timeout: 120_000, interval: 20 }
