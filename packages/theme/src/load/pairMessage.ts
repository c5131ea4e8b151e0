import type { Explanation } from './explanation.ts'
import { quote } from './quote.ts'

type Finding = Pick<Explanation, 'code' | 'facts'>

/** Explains an override that makes two colours hard to distinguish. */
export const pairMessage = (
  { rule, one, other, measured, least }: Readonly<Record<string, unknown>>,
  found: unknown,
  mode: string,
): Finding => {
  const figure = Math.floor(Number(measured) * 1000) / 1000
  const facts = (pair: string) => ({
    found: `${quote(found)} ${pair} in ${mode} mode`,
    allowed: String(least),
  })
  return rule === 'contrast'
    ? { code: 'BRAND-22', facts: facts(`${one} on ${other} has a contrast of ${figure}:1`) }
    : { code: 'BRAND-23', facts: facts(`${one} and ${other} lie ${figure} apart in OKLab`) }
}
