/** Resolves in a task of its own, so that the browser handles input and paints in between. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
