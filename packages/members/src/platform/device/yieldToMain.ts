/** Resolves in a task of its own, so that the browser handles input and paints in between. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
