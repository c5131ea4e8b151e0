const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g

/** Leaves it to the page to load its scripts after its first view; a browser takes the elements for data. */
export const deferScripts = (html: string): string =>
  html.replaceAll(moduleScript, '<script type="text/plain" data-src="$1"></script>')
