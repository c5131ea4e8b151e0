import { type BrandFault, brandFault } from './faults.ts'
import { fieldLines } from './fieldLines.ts'
import { importDefault, readSource, type ThemeFile } from './themeFile.ts'

/** A file's content with the lines of its fields, or the faults that kept it from being read. */
export type ReadObject =
  | { readonly content: object; readonly lines: ReadonlyMap<string, number> }
  | { readonly faults: readonly BrandFault[] }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const lineIn = (error: Error, { path }: ThemeFile): number | null => {
  const line = new RegExp(`${escaped(path)}(?:\\?[^:\\s]*)?:(\\d+)`).exec(error.stack ?? '')?.[1]
  return line === undefined ? null : Number(line)
}

const importFault = (cause: unknown, file: ThemeFile): BrandFault => {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  const code = error instanceof SyntaxError ? 'BRAND-01' : 'BRAND-02'
  const place = { file: file.name, line: lineIn(error, file), field: '' }
  return brandFault(code, place, { found: error.message.replace(/\.$/, '') })
}

/** @param definer name of the function that wraps the content, for the remedy */
export const readObject = async (file: ThemeFile, definer: string): Promise<ReadObject> => {
  try {
    const source = await readSource(file)
    const content = await importDefault(file, source)
    if (typeof content === 'object' && content !== null) {
      return { content, lines: fieldLines(source) }
    }
    const place = { file: file.name, line: null, field: '' }
    return { faults: [brandFault('BRAND-03', place, { nearest: definer })] }
  } catch (cause) {
    return { faults: [importFault(cause, file)] }
  }
}
