import Negotiator from 'negotiator'

/** The language tags of an `Accept-Language` header, the best first. */
export function acceptedLanguages(header: string | undefined): string[] {
  return new Negotiator({ headers: { 'accept-language': header } }).languages()
}
