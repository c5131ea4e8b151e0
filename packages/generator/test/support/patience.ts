/** How long a test waits for what should follow at once, in ms: a busy or slow machine takes its time. */
export const patience = { timeout: 600_000, interval: 200 }
