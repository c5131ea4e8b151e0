import { describe, expect, test } from 'vitest'
import { readDomain } from '../src/brand/domain.ts'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'

const domainsOf = (...domains: string[]) =>
  resolveBrand('rose', { ...file, domains }, company).domains

describe('the domains of a brand', () => {
  test.each([
    ['in capitals', 'Rose.EXAMPLE', 'rose.example'],
    ['with a final dot', 'rose.example.', 'rose.example'],
    ['in another script', 'BÜCHER.example', 'xn--bcher-kva.example'],
    ['in another script, decomposed', 'bu\u0308cher.example', 'xn--bcher-kva.example'],
    ['already in punycode', 'xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['with an ideographic dot', 'rose。example', 'rose.example'],
    ['below a suffix of two labels', 'rose.co.uk', 'rose.co.uk'],
    ['below a host that lets people register', 'rose.github.io', 'rose.github.io'],
  ])('DOM-2 are known by one form: %s', (_, written, domain) => {
    expect(domainsOf(written)).toEqual([domain])
  })

  test.each([
    ['address', ['127.0.0.1', '127.1', '0x7f.1', '2130706433', '[::1]', '::1', '１２７.0.0.1']],
    ['local', ['localhost', 'LOCALHOST.', 'rose.localhost']],
    ['single', ['rose', 'bücher']],
    ['suffix', ['co.uk', 'CO.UK.', 'com.au', 'github.io']],
    [
      'malformed',
      [
        '',
        'rose example.com',
        'https://rose.example',
        'rose.example/en',
        'rose.example:443',
        'me@rose.example',
        'rose..example',
        '.rose.example',
        '-rose.example',
        'rose_garden.example',
        '*.rose.example',
        'ro%73e.example',
        'ro\u200dse.example',
        `${'a'.repeat(64)}.example`,
        `${'a.'.repeat(130)}example`,
      ],
    ],
  ] as const)('DOM-2 are refused where nobody could visit them: %s', (kind, names) => {
    for (const name of names) expect(readDomain(name).kind, name).toBe(kind)
  })
})
