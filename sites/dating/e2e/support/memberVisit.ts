import { openVisitor, type Visitor, type VisitorOptions } from '@bouquet/browser/visitor'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

export const password = 'a long enough secret'

/** Sends a call of the API from the page. */
export function send(page: Page, method: 'POST' | 'PUT', path: string, body: object) {
  return page.evaluate(
    async ([way, asked, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(asked, { method: way, headers, body: sent })
      return response.status
    },
    [method, path, JSON.stringify(body)] as const,
  )
}

/** A visitor who leaves when the test ends. */
export async function visit(
  options: Pick<VisitorOptions, 'hasScript' | 'isNew'> = {},
): Promise<Visitor> {
  const visitor = await openVisitor('en', options)
  onTestFinished(() => visitor.close())
  return visitor
}

export interface Joining {
  /** Origin of the brand, as in `http://harbour.localhost:4400`. */
  readonly site: string
  readonly name: string
  readonly gender?: 'male' | 'female'
  readonly seeking?: 'male' | 'female'
}

export type JoinedMember = Visitor & { readonly email: string }

/** A new member, logged in; the address is not confirmed. */
export async function join({
  site,
  name,
  gender = 'male',
  seeking = 'male',
}: Joining): Promise<JoinedMember> {
  const visitor = await visit()
  const email = `${name.toLowerCase()}-${process.pid}@post.example`
  const body = {
    name,
    email,
    password,
    date_of_birth: '1980-02-03',
    gender,
    seeking,
    country: 'NL',
    terms: true,
  }
  await visitor.page.goto(`${site}/login`)
  expect(await send(visitor.page, 'POST', '/api/signup.php', body)).toBe(200)
  return { ...visitor, email }
}

/** Checks the accessibility of the page in light and dark mode. */
export async function checkBothModes({ page, checkAccessibility }: Visitor): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await checkAccessibility()
  }
}
