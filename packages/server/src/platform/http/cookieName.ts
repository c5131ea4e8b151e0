interface PrefixedCookie {
  readonly name: string
  readonly tlsPrefix: string
}

/** The name of a cookie that has a prefix over TLS (RFC 6265bis, section 4.1.3). */
export function cookieName({ name, tlsPrefix }: PrefixedCookie, isSecure: boolean): string {
  return isSecure ? `${tlsPrefix}${name}` : name
}
