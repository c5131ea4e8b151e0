import type { Brand } from '@bouquet/theme'
import { exportTokens } from '@bouquet/theme/tokens'
import * as css from './guide.css.ts'

/**
 * Links to the tokens of a brand as files: the whole theme, and one file for each mode, since design tools
 * import a mode of their variables from a file each.
 */
export function TokenDownload({ brand }: { readonly brand: Brand }) {
  const { light, dark, ...shared } = exportTokens(brand)
  const files = [
    [`${brand.id}.tokens.json`, 'Whole theme', { light, dark, ...shared }],
    [`${brand.id}.light.tokens.json`, 'Light mode', light],
    [`${brand.id}.dark.tokens.json`, 'Dark mode', dark],
  ] as const
  return (
    <ul className={css.row} aria-label="Design-token files">
      {files.map(([name, text, content]) => (
        <li key={name}>
          <a
            download={name}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(content, null, 2))}`}
          >
            {text}
          </a>{' '}
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
