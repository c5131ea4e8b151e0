/** Public. Whoever logs in with it meets only fictional members, on this machine. */
export const demoPassword = 'flowers-for-everyone'
