/** A text with its e-mail addresses shortened, as in `k…@post.example`. */
export function maskAddresses(text: string): string {
  return text.replaceAll(/([^\s<>()"',;:@])[^\s<>()"',;:@]*@([^\s<>()"',;:@]+)/g, '$1…@$2')
}
