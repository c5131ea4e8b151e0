/** Public: whoever logs in with it has to do with fictional members only, on this machine alone. */
export const demoPassword = 'flowers-for-everyone'
