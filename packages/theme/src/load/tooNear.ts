import type { FaultCode, FaultFacts } from './faults.ts'
import { asJson, shown } from './shown.ts'

interface Finding {
  readonly code: FaultCode
  readonly facts: Partial<FaultFacts>
}

/** A colour of the brand's own with which two colours can no longer be told apart, in words. */
export const tooNear = (
  { rule, one, other, measured, least, nearest }: Readonly<Record<string, unknown>>,
  found: unknown,
  mode: string,
): Finding => {
  const figure = Math.floor(Number(measured) * 1000) / 1000
  const facts = (pair: string) => ({
    found: `${shown(found)} ${pair} in ${mode} mode`,
    allowed: String(least),
    nearest: asJson(nearest),
  })
  return rule === 'contrast'
    ? { code: 'BRAND-22', facts: facts(`${one} on ${other} has a contrast of ${figure}:1`) }
    : { code: 'BRAND-23', facts: facts(`${one} and ${other} lie ${figure} apart in OKLab`) }
}
