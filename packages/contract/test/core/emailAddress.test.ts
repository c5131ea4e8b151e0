import { expect, test } from 'vitest'
import { emailAddressSchema } from '../../src/core/emailAddress.schema.ts'

const accepts = (address: string) => emailAddressSchema.safeParse(address).success

test.each([
  'mara@lind.example',
  "o'neil+dating@post.example",
  'a!#$%&*+-/=?^_`{|}~z@post.example',
  'post@xn--80ak6aa92e.xn--p1ai',
  'mara@mail.xn--vermgensberatung-pwb',
  'x@a.b-c.museum',
])('SGN-1 mail can be sent to %s', (address) => {
  expect(accepts(address)).toBe(true)
})

test.each([
  'mara at post',
  'mara@post',
  '.mara@post.example',
  'mara.@post.example',
  'ma..ra@post.example',
  'mara@post..example',
  'mara@-post.example',
  'mara@127.0.0.1',
  'mara@post.c0m',
  'ma ra@post.example',
  'mara@post.example\nBcc: all@post.example',
  `${'m'.repeat(65)}@post.example`,
  `m@${'p'.repeat(60)}.${'o'.repeat(60)}.${'s'.repeat(60)}.${'t'.repeat(62)}.example`,
])('SGN-1 %j is no address', (address) => {
  expect(accepts(address)).toBe(false)
})
