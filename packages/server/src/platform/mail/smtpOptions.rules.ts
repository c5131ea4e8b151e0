const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** Settings of the address that decide about encryption. */
const decisions = ['requireTLS', 'ignoreTLS', 'secure']

/**
 * The address of a mail server, by which `smtp://` never goes on without encryption, except on this machine or
 * where the address itself says so, as in `smtp://host:25?requireTLS=false`.
 */
export function encryptedSmtpUrl(address: string): URL {
  const url = new URL(address)
  const isDecided = decisions.some((name) => url.searchParams.has(name))
  if (url.protocol === 'smtp:' && !isDecided && !loopback.test(url.hostname)) {
    url.searchParams.set('requireTLS', 'true')
  }
  return url
}
