/** A text with its e-mail addresses shortened, as in `k…@post.example`. */
export const maskAddresses = (text: string): string =>
  text.replaceAll(/([^\s<>()"',;:@])[^\s<>()"',;:@]*@([^\s<>()"',;:@]+)/g, '$1…@$2')
