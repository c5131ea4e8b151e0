const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g

/** Leaves it to the page to load its scripts after its first view; a browser ignores scripts of an unknown type. */
export const deferScripts = (html: string): string =>
  html.replaceAll(moduleScript, '<script type="later" src="$1"></script>')
