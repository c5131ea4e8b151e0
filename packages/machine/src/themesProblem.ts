import { readdirSync } from 'node:fs'

/** @returns why there is nothing to build or serve from a themes folder, in a sentence, or undefined */
export function themesProblem(folder: string): string | undefined {
  try {
    if (readdirSync(folder).some((name) => name.includes('.theme.'))) return
    return `THEMES_DIR has no brand: there is no file <id>.theme.jsonc in ${folder}.`
  } catch {
    return `THEMES_DIR cannot be read: there is no folder ${folder} that this user may read.`
  }
}
