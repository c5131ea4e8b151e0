import type { Translate } from '@bouquet/i18n'

/**
 * The same `t`, which looks each text up once: the pages of a brand show the same texts again and again. It keeps
 * every text that it has given, so it should live no longer than the pages of one brand.
 * @param shared gives texts without variables, which all brands share
 */
export function rememberTexts(shared: Translate): Translate {
  return remember(shared, () => true)
}

/** Remembers only texts without variables, of which there are as many as keys. */
export function rememberPlainTexts(t: Translate): Translate {
  return remember(t, (args) => args.length === 1)
}

function remember(t: Translate, isCacheable: (args: readonly unknown[]) => boolean): Translate {
  const known = new Map<string, unknown>()
  return new Proxy(t, {
    apply(target, self, args: unknown[]) {
      const key = isCacheable(args) ? keyOf(args) : undefined
      if (key === undefined) return Reflect.apply(target, self, args)
      if (known.has(key)) return known.get(key)
      const text: unknown = Reflect.apply(target, self, args)
      known.set(key, text)
      return text
    },
  })
}

/** Undefined for arguments that have no distinct text, such as objects among the variables. */
function keyOf([key, variables, ...others]: readonly unknown[]): string | undefined {
  if (typeof key !== 'string' || others.length > 0) return undefined
  if (variables === undefined) return key
  if (typeof variables !== 'object' || variables === null) return undefined
  let text = key
  for (const [name, value] of Object.entries(variables)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return undefined
    text += `\0${name}\0${typeof value}\0${value}`
  }
  return text
}
