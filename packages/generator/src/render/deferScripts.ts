const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g

/** Turns scripts into elements that browsers treat as data. The page loads them after its first view. */
export function deferScripts(html: string): string {
  return html.replaceAll(moduleScript, '<script type="text/plain" data-src="$1"></script>')
}
