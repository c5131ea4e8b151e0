import { nicheNames } from '@bouquet/contract'
import { featureSettingsSchema, nicheDefaults, privateSettings } from '@bouquet/contract/schemas'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema._JSONSchema

const number = (figure: number) => figure.toLocaleString('en')

const code = (value: unknown) => `\`${JSON.stringify(value)}\``

/** The values that a setting takes, in words. */
function values(schema: JsonSchema): string {
  if (typeof schema === 'boolean') return ''
  const { type, enum: options, minimum, maximum, items, additionalProperties: each } = schema
  if (options) return options.map(code).join(', ')
  if (type === 'boolean') return '`true`, `false`'
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return `${number(minimum)} to ${number(maximum)}`
  if (type === 'array' && items && !Array.isArray(items)) return `a list of ${values(items)}`
  if (type === 'object' && each && typeof each === 'object') {
    return each.type === 'object'
      ? 'for each country an `amount` in the minor unit and a `currency`'
      : `for each currency ${values(each)}`
  }
  return 'codes of countries'
}

/** The value that all niches share, or the values by niche. */
function defaults(name: string): string {
  const byValue = Map.groupBy(nicheNames, (niche) =>
    JSON.stringify(Object.entries(nicheDefaults(niche)).find(([key]) => key === name)?.[1]),
  )
  if (byValue.size === 1) return [...byValue.keys()].map((value) => ` \`${value}\``).join('')
  return [...byValue].map(([value, niches]) => `\n  - ${niches.join(', ')}: \`${value}\``).join('')
}

/** Defaults that would fill a page. */
const inWords: Readonly<Record<string, string>> = {
  countries: ' every country of the languages, and US',
  minimum_message_costs: ' by the packages, for each country',
}

/** The text of docs/settings.md. */
export function settingsPage(): string {
  const sections = Object.entries(featureSettingsSchema.shape).map(([name, schema]) => {
    const { description = '', ...rest } = z.toJSONSchema(schema)
    const readers =
      name in privateSettings ? '\n- Not in settings.php: the server alone reads it.' : ''
    return `## ${name}

${description}

- Values: ${values(rest)}
- Default:${inWords[name] ?? defaults(name)}${readers}
`
  })
  return `<!-- Generated: npm run settings -w @bouquet/theme -->

# Settings of a brand

They stand under \`settings\` in a theme file, as in \`"settings": { "min_age": 21 }\`. What a file leaves out has the default of its niche.

${sections.join('\n')}`
}
