import { browserStorage, errorTable, features } from '@bouquet/contract'
import { staffCookie } from '@bouquet/contract/staff'
import type { Brand } from '@bouquet/theme'
import type { App } from '../../platform/http/App.ts'
import { registerRefusals } from '../../platform/http/describeRefusals.ts'
import { documentationTag } from './describeStreams.ts'

const errorRows = Object.entries(errorTable).map(
  ([code, { status, why }]) => `| \`${code}\` | ${status} | ${why} |`,
)

const introduction = (brand: string) => `Everything that the pages of ${brand} ask for.

A call takes and gives JSON. Who has logged in is known by a cookie, so a program keeps cookies as a browser does. A change is refused when another site's page asks for it.

An answer that is no success has a permanent code, and where an input is wrong the dotted path of the field: \`{"error": {"code": "invalid_input", "field": "subject.kind"}}\`. Words are chosen by the code; it is never renamed or reused.

<details><summary>All codes</summary>

| code | status | why |
| --- | --- | --- |
${errorRows.join('\n')}

</details>`

interface Host {
  readonly brand: Brand
  /** Origin of the brand, as in `https://amberline.example`. */
  readonly origin: string
  /** The domain of a demo is not public. */
  readonly isDemo: boolean
}

/** The OpenAPI document of all calls, for one brand. */
export function describeApi(app: App, { brand, origin, isDemo }: Host) {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: introduction(brand.name),
      contact: { name: brand.company.name, email: brand.company.support_email },
      license: { name: `The terms of ${brand.name}`, url: `${origin}/pages/terms` },
    },
    servers: [{ url: isDemo ? '/' : origin, description: brand.name }],
    tags: [
      ...Object.entries(features).map(([name, description]) => ({ name, description })),
      { name: documentationTag, description: 'The description of all calls.' },
    ],
  })
}

/** Shared components: the session cookies of members and staff, and the error response. */
export function registerShared(app: App): void {
  registerRefusals(app)
  const { openAPIRegistry } = app
  openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: browserStorage.session.name,
    description: 'A member who has logged in.',
  })
  openAPIRegistry.registerComponent('securitySchemes', 'desk', {
    type: 'apiKey',
    in: 'cookie',
    name: staffCookie.name,
    description: 'Somebody of the staff who has logged in at the desk.',
  })
}
