import type { Brand } from '@bouquet/theme'

/** Address of the account of a demo, whose password is published. */
export function demoEmail({ domains, id }: Pick<Brand, 'domains' | 'id'>): string {
  return `demo@${domains[0] ?? `${id}.example`}`
}
