import Negotiator from 'negotiator'

/** The language tags of an `Accept-Language` header, the best first. */
export const acceptedLanguages = (header: string | undefined): string[] =>
  new Negotiator({ headers: { 'accept-language': header } }).languages()
