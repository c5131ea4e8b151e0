import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@bouquet/contract'
import { formatWait } from '@bouquet/i18n/format'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { toHtml } from 'hast-util-to-html'
import type { Context } from 'hono'
import type { DomainError, ErrorParams } from '../errors/DomainError.ts'
import type { Env } from '../http/App.ts'
import { findFile, localeOf, pagePolicy, siteOf } from './findFile.ts'

/**
 * Responds to a refused plain form with its page, filled in again. The input appears only in the response
 * body, in no URL and no cache.
 * @param path of the page that contains the form
 * @returns undefined when there is no such page
 */
export async function respondWithForm(
  http: Context<Env>,
  path: string,
  typed: FormData,
  refusal: DomainError,
): Promise<Response | undefined> {
  const { brand, config } = http.get('ctx')
  const site = siteOf(config.siteDir, brand)
  const file = findFile(site, path)
  if (!file) return undefined
  const page = await readFile(join(file.root, file.path), 'utf8')
  const language = localeOf(file.path)
  const filled = fillForm(page, {
    action: http.req.path,
    typed,
    refusal,
    locale: language ?? brand.language,
  })
  if (filled === undefined) return undefined
  const policy = await pagePolicy(site)
  return http.html(filled, 422, {
    'cache-control': 'no-store',
    ...(language && { 'content-language': language }),
    ...(policy && { 'content-security-policy': policy }),
  })
}

/** A refused plain form: its input, and the reasons. */
interface RefusedForm {
  /** The form's action, by which it is found in the page. */
  readonly action: string
  readonly typed: FormData
  readonly refusal: DomainError
  /** Language of the page. */
  readonly locale: Locale
}

/**
 * Fills the empty inputs of a page's form with what was entered and shows each error beside its field, for
 * browsers without script. Passwords and consents must be entered again.
 * @returns undefined when the page has no such form
 */
function fillForm(page: string, refused: RefusedForm): string | undefined {
  const tree = fromHtml(page)
  const form = selectAll('form', tree).find(
    ({ properties }) => properties['action'] === refused.action,
  )
  if (!form) return undefined
  for (const input of inputsOf(form, tree)) fillInput(input, refused.typed)
  for (const select of selectAll('select[name]', form)) fillSelect(select, refused.typed)
  showRefusals(form, refused.refusal, refused.locale)
  for (const dialog of selectAll('dialog', tree)) dialog.properties['open'] = holds(dialog, form)
  return toHtml(tree)
}

/** The inputs in a form and those elsewhere in the page that name it in their `form` attribute. */
const inputsOf = (form: Element, page: Nodes): readonly Element[] => [
  ...selectAll('input[name]', form),
  ...selectAll('input[name][form]', page).filter(
    ({ properties }) => properties['form'] === form.properties['id'],
  ),
]

/** Choices of a list are kept; a consent, which has no value but “on”, must be given again. */
function fillInput({ properties }: Element, typed: FormData): void {
  const name = String(properties['name'])
  const value = typed.get(name)
  if (typeof value !== 'string' || isSecret(properties)) return
  if (properties['type'] === 'radio') properties['checked'] = properties['value'] === value
  else if (properties['type'] !== 'checkbox') properties['value'] ||= value
  else if (properties['value'] !== 'on')
    properties['checked'] = typed.getAll(name).includes(String(properties['value']))
}

function fillSelect(select: Element, typed: FormData): void {
  const value = typed.get(String(select.properties['name']))
  for (const { properties } of selectAll('option', select)) {
    properties['selected'] = properties['value'] === value
  }
}

const isSecret = ({ type, autoComplete }: Element['properties']): boolean =>
  type === 'password' || /password|one-time-code|cc-/.test(String(autoComplete ?? ''))

/** Shows the error texts that the page contains, and focuses the first wrong field. */
function showRefusals(form: Element, refusal: DomainError, locale: Locale): void {
  const show = (each: DomainError, codes: readonly string[]) =>
    showRefusal(form, withWait(each, locale), codes)
  const others = refusal.others.flatMap((each) => show(each, [each.code]))
  const texts = [...show(refusal, [refusal.code, 'general_error']), ...others]
  const [input] = selectAll('input[aria-invalid]', form)
  if (input) input.properties['autoFocus'] = true
  else if (texts[0]) Object.assign(texts[0].properties, { tabIndex: -1, autoFocus: true })
}

/**
 * Shows the text of one error and marks its field.
 * @param codes the first that the page has a text for is shown
 * @returns the text, if the page has one
 */
function showRefusal(
  form: Element,
  { field, params = {} }: Pick<DomainError, 'field' | 'params'>,
  codes: readonly string[],
): Element[] {
  const [shown] = codes.flatMap((code) => textsFor(form, code))
  if (!shown) return []
  const { about, text } = shown
  const template = text.properties['dataTemplate']
  if (typeof template === 'string')
    text.children = [{ type: 'text', value: withFigures(template, params) }]
  text.properties['dataShown'] = ''
  const name = about === 'form' ? field : about
  const input = selectAll('input[name]', form).find(({ properties }) =>
    [name, `${name}_day`].includes(String(properties['name'])),
  )
  if (input) input.properties['ariaInvalid'] = 'true'
  return [text]
}

/** The texts of an error code in a form, each with its field. */
const textsFor = (form: Element, code: string) =>
  selectAll('[data-errors]', form).flatMap((group) =>
    selectAll('[data-code]', group)
      .filter(({ properties }) => properties['dataCode'] === code)
      .map((text) => ({ about: group.properties['dataErrors'], text })),
  )

/** The time to wait in words of the page's language, as in the members area. */
function withWait({ field, params }: DomainError, locale: Locale) {
  const inWords = ([name, value]: [string, string | number]) => {
    return [
      name,
      name === 'seconds' && typeof value === 'number' ? formatWait(value, locale) : value,
    ]
  }
  return { field, params: Object.fromEntries(Object.entries(params ?? {}).map(inWords)) }
}

const withFigures = (template: string, params: ErrorParams) =>
  template.replaceAll(/{{(\w+)}}/g, (_, name: string) => `${params[name] ?? '…'}`)

const holds = (node: Nodes, wanted: Element): boolean =>
  node === wanted || ('children' in node && node.children.some((child) => holds(child, wanted)))
