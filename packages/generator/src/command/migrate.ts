import { loadBrands, migrateBrand } from '@bouquet/theme/load'
import { say } from './say.ts'

/** Moves the named brand files, or all that need it, on to the current format. True when none was refused. */
export async function migrate(asked: readonly string[], themes: string): Promise<boolean> {
  const ids = asked.length > 0 ? asked : await oldOnes(themes)
  if (ids.length === 0) say.line('Every brand file has the current format.')
  let isWhole = true
  for (const id of ids) {
    try {
      const { file, from, to } = await migrateBrand(themes, id)
      say.line(
        from === to ? `${file}: has format ${to} already.` : `${file}: format ${from} → ${to}.`,
      )
    } catch (fault) {
      isWhole = false
      say.fault(`${id} was not moved on: ${fault instanceof Error ? fault.message : String(fault)}`)
    }
  }
  return isWhole
}

const oldOnes = async (themes: string): Promise<readonly string[]> =>
  (await loadBrands(themes)).faults
    .filter(({ code }) => code === 'BRAND-06')
    .map(({ file }) => file.replace(/^.*\//, '').replace(/\.theme\.jsonc$/, ''))
