import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pid } from 'node:process'
import { fileURLToPath } from 'node:url'

export const fontSetNames = ['phone', 'desktop', 'linux'] as const
export type FontSetName = (typeof fontSetNames)[number]

interface FontSet {
  /** The browser finds only fonts in the folders of these files. */
  readonly files: readonly string[]
  /** The fonts that stand for the generic families of CSS. */
  readonly sansSerif: string
  readonly serif: string
  readonly monospace: string
}

const google = (name: string, file: string): readonly string[] =>
  ['400Regular', '700Bold'].map((face) => `@expo-google-fonts/${name}/${face}/${file}_${face}.ttf`)

/** What people have: Android's fonts, those with the widths of Windows' and Apple's, and those of a bare Linux. */
const fontSets: Readonly<Record<FontSetName, FontSet>> = {
  phone: {
    files: [...google('roboto', 'Roboto'), ...google('noto-serif', 'NotoSerif')],
    sansSerif: 'Roboto',
    serif: 'Noto Serif',
    monospace: 'Roboto',
  },
  desktop: {
    files: [
      ...google('arimo', 'Arimo'),
      ...google('tinos', 'Tinos'),
      ...google('cousine', 'Cousine'),
    ],
    sansSerif: 'Arimo',
    serif: 'Tinos',
    monospace: 'Cousine',
  },
  linux: {
    files: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf'],
    sansSerif: 'DejaVu Sans',
    serif: 'DejaVu Serif',
    monospace: 'DejaVu Sans Mono',
  },
}

const folder = join(import.meta.dirname, '../../../node_modules/.cache/bouquet/test-fonts')

const alias = (generic: string, family: string) =>
  `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`

function configuration({ files, sansSerif, serif, monospace }: FontSet): string {
  const folders = new Set(files.map((file) => dirname(fileURLToPath(import.meta.resolve(file)))))
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>',
    ...[...folders].map((each) => `<dir>${each}</dir>`),
    `<cachedir>${join(folder, 'cache')}</cachedir>`,
    alias('sans-serif', sansSerif),
    alias('system-ui', sansSerif),
    alias('serif', serif),
    alias('monospace', monospace),
    // Stands in for missing families; without it fontconfig would take the first font that it finds.
    `<match><edit name="family" mode="append_last"><string>${sansSerif}</string></edit></match>`,
    '</fontconfig>',
  ].join('\n')
}

/**
 * Environment of a browser that finds the fonts of one set and none of this machine, on which widths, lines and
 * pictures would depend.
 */
export function testFonts(set: FontSetName): { readonly FONTCONFIG_FILE: string } {
  const file = join(folder, `${set}.conf`)
  mkdirSync(folder, { recursive: true })
  // Another test may be reading it.
  writeFileSync(`${file}.${pid}`, configuration(fontSets[set]))
  renameSync(`${file}.${pid}`, file)
  return { FONTCONFIG_FILE: file }
}
