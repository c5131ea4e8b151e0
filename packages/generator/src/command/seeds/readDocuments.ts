import { readFile } from 'node:fs/promises'
import { mergeDocuments } from '@bouquet/theme/tokens'
import JSON5 from 'json5'
import { CommandError } from '../CommandError.ts'

/**
 * Reads documents of design tokens as one. They are JSON, or JSON5 with comments and names without quotes.
 * @throws CommandError naming the file that is neither
 */
export async function readDocuments(files: readonly string[]): Promise<unknown> {
  return mergeDocuments(
    await Promise.all(
      files.map(async (file) =>
        parseDocument((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''), file),
      ),
    ),
  )
}

function parseDocument(text: string, file: string): unknown {
  try {
    const document: unknown = /^\s*[[{]\s*["\]}{]/.test(text)
      ? parseStrict(text)
      : JSON5.parse(text)
    if (typeof document === 'object' && document !== null) return document
  } catch (cause) {
    throw notADocument(file, cause)
  }
  throw notADocument(file)
}

/** JSON is read many times faster than JSON5. */
const parseStrict = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return JSON5.parse(text)
  }
}

const notADocument = (file: string, cause?: unknown) =>
  new CommandError(
    'file_unreadable',
    `${file} is not JSON.`,
    'Give a document of design tokens as JSON or JSON5, as design tools and token packages write it.',
    { cause },
  )
