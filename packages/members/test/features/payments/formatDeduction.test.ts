import { localeCodes } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { formatDeduction } from '../../../src/features/payments/formatDeduction.ts'

test.each(localeCodes)('CRD-2 what is paid back has a true minus sign in %s', (locale) => {
  for (const amount of [330, -330]) {
    const text = formatDeduction({ amount, currency: 'EUR' }, locale)
    expect(text.match(/\u2212/g)).toHaveLength(1)
    expect(text).not.toContain('-')
  }
})
