/** Values used in the text of a diagnostic, ready to print. */
export interface DiagnosticFacts {
  readonly field: string
  readonly found: string
  /** The nearest valid value. */
  readonly nearest: string
  readonly allowed: string
  /** The instruction derived from the fix, for example `Use "x"`. */
  readonly action: string
}

/**
 * `fatal`: the file cannot be parsed. `error`: a value is invalid. Both stop only that brand. `warning`: the
 * brand is built, but visitors will notice. `advice`: a possible improvement.
 */
export type DiagnosticLevel = 'fatal' | 'error' | 'warning' | 'advice'

interface DiagnosticText {
  readonly level: DiagnosticLevel
  readonly reason: (facts: DiagnosticFacts) => string
  readonly remedy: (facts: DiagnosticFacts) => string
}

/**
 * All diagnostics of brand and company files. Codes are permanent: never reuse or rename one. BRAND-02 was for
 * theme files that were programs and threw an error.
 */
export const diagnosticTexts = {
  'BRAND-01': {
    level: 'fatal',
    reason: ({ found }) => `The file is not JSON: ${found}.`,
    remedy: () => 'Correct this line; comments and a comma after the last entry are allowed.',
  },
  'BRAND-03': {
    level: 'fatal',
    reason: ({ found }) => `The file holds ${found} in place of an object.`,
    remedy: () => 'Put its keys between { and }.',
  },
  'BRAND-04': {
    level: 'fatal',
    reason: ({ found }) => `${found} cannot be the id of a brand, because it becomes a host name.`,
    remedy: ({ nearest }) => `Rename the file to ${nearest}.`,
  },
  'BRAND-05': {
    level: 'fatal',
    reason: ({ found }) => `There is no brand file ${found}.`,
    remedy: ({ nearest }) => `Use ${nearest}.`,
  },
  'BRAND-06': {
    level: 'fatal',
    reason: ({ found, allowed }) =>
      `The file has format ${found}, and this version reads format ${allowed}.`,
    remedy: ({ nearest }) => `Run \`npx bouquet migrate ${nearest}\`.`,
  },
  'BRAND-07': {
    level: 'fatal',
    reason: ({ found, allowed }) =>
      `The file has format ${found}, which is newer than format ${allowed} of this version.`,
    remedy: ({ nearest }) => `Update Bouquet, or write \`"format": ${nearest}\` and check again.`,
  },
  'BRAND-08': {
    level: 'fatal',
    reason: () => 'A brand or company is data and no program, so this file is not run.',
    remedy: ({ nearest }) => `${nearest}.`,
  },
  'BRAND-09': {
    level: 'fatal',
    reason: ({ found }) => `The file cannot be read: ${found}.`,
    remedy: () => 'Put a text file in its place that this user may read, or remove it.',
  },
  'BRAND-10': {
    level: 'error',
    reason: ({ found, field }) => `${found} has no ${field.replace(/^.*\./, '')}.`,
    remedy: ({ action, allowed, nearest }) =>
      nearest === '' ? `${action}.` : `Add ${nearest}, ${allowed}.`,
  },
  'BRAND-11': {
    level: 'error',
    reason: ({ found }) => `${found} is not a key that this file may have here.`,
    remedy: ({ action, allowed }) => `${action}; the keys are ${allowed}.`,
  },
  'BRAND-12': {
    level: 'error',
    reason: ({ found, allowed }) => `${found} is not ${allowed}.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-13': {
    level: 'error',
    reason: ({ found, allowed }) => `${found} is not one of ${allowed}.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-14': {
    level: 'error',
    reason: ({ found, allowed }) => `${found} is out of range: ${allowed}.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-15': {
    level: 'error',
    reason: ({ found }) => `${found} is not an opaque CSS colour.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-16': {
    level: 'error',
    reason: ({ found }) => `${found} holds markup or script, and this text is for people.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-17': {
    level: 'error',
    reason: ({ found, allowed }) => `${found} is not ${allowed}.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-18': {
    level: 'error',
    reason: ({ found }) => `${found} is not a font that Bouquet ships.`,
    remedy: ({ action, allowed }) => `${action}; the fonts are ${allowed}.`,
  },
  'BRAND-19': {
    level: 'error',
    reason: ({ found, allowed }) =>
      `A logo of ${found} does not fit a square icon: one side may be ${allowed} times the other at most.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-20': {
    level: 'error',
    reason: ({ found }) => `There is no company ${found} in companies/.`,
    remedy: ({ action }) => `${action}, or add the company's file.`,
  },
  'BRAND-21': {
    level: 'error',
    reason: ({ found, allowed }) => `${found} already belongs to ${allowed}.`,
    remedy: ({ action }) => `${action}, or remove it there.`,
  },
  'BRAND-22': {
    level: 'error',
    reason: ({ found, allowed }) => `With ${found}, and ${allowed}:1 is needed.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-23': {
    level: 'error',
    reason: ({ found, allowed }) => `With ${found}, and ${allowed} is needed to tell them apart.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-24': {
    level: 'error',
    reason: ({ found, allowed }) =>
      `${found} is ${allowed}, and a brand needs a host name of its own.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-25': {
    level: 'error',
    reason: ({ found }) => `${found} holds characters that cannot be seen.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-26': {
    level: 'error',
    reason: ({ found }) => `The path of the logo ${found}.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-27': {
    level: 'error',
    reason: ({ found }) => `${found} has a component that is not a finite number.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-30': {
    level: 'warning',
    reason: ({ found, allowed }) => `${found} looks like ${allowed}, the main action's colour.`,
    remedy: ({ action }) => `${action}, which tells apart.`,
  },
  'BRAND-31': {
    level: 'warning',
    reason: ({ found }) => `People could search for ${found}, which no profile shows.`,
    remedy: ({ nearest }) =>
      `Add ${nearest} to visible_profile_fields, or take it out of the search.`,
  },
  'BRAND-33': {
    level: 'warning',
    reason: ({ found, allowed }) =>
      `The company ${allowed} does not trade under the name ${found}.`,
    remedy: ({ nearest, allowed }) =>
      `Add ${nearest} to the tradenames of ${allowed}, or name the brand's own company.`,
  },
  'BRAND-34': {
    level: 'warning',
    reason: ({ found, allowed }) => `${found} is not what a message costs at least in ${allowed}.`,
    remedy: ({ nearest }) => `Write ${nearest}, or leave it out.`,
  },
  'BRAND-35': {
    level: 'warning',
    reason: ({ found, allowed }) =>
      `${found}, and a phone of 320 px has ${allowed} for it, so the word breaks in the middle.`,
    remedy: ({ action }) => `${action}, a smaller base or a narrower font of headings.`,
  },
  'BRAND-36': {
    level: 'warning',
    reason: ({ found, allowed }) =>
      `${found} at the smallest ratio, and a phone of 320 px has ${allowed} for it, so the word breaks in the middle.`,
    remedy: () => 'Write a shorter word, or a hyphen where it may break.',
  },
  'BRAND-37': {
    level: 'warning',
    reason: ({ nearest, allowed, found }) =>
      `Legal pages of a company in ${found} must state ${nearest}, which the file of ${allowed} lacks.`,
    remedy: ({ nearest, allowed }) =>
      `Add ${nearest} to the company file of ${allowed}; the guide says what it holds.`,
  },
  'BRAND-38': {
    level: 'warning',
    reason: ({ found, allowed, nearest }) =>
      `${found} mixes letters of ${allowed}, as addresses that deceive do: browsers show it as ${nearest}.`,
    remedy: () => 'Write it with the letters of one script.',
  },
  'BRAND-40': {
    level: 'advice',
    reason: ({ found, allowed, nearest }) =>
      `${found} in ${allowed} mode, and text needs 4.5:1. Buttons keep it; text and icons take its nearest lightness that is readable, ${nearest}.`,
    remedy: ({ nearest, allowed }) =>
      `Write ${nearest} or another readable colour as primary.text of overrides.${allowed} to decide it yourself.`,
  },
  'BRAND-41': {
    level: 'advice',
    reason: ({ found }) => `${found} is no neutral: only its hue is used for surfaces.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-42': {
    level: 'advice',
    reason: ({ found }) =>
      `${found} lies outside sRGB, so the most colourful of its hue and lightness stands in.`,
    remedy: ({ action }) => `${action} to write what is shown.`,
  },
  'BRAND-43': {
    level: 'advice',
    reason: ({ found, nearest }) =>
      `${found} is black, which does not stand out in dark mode. Buttons, text and icons are ${nearest} there.`,
    remedy: ({ nearest }) =>
      `Write ${nearest} or another colour as primary.base of overrides.dark to decide it yourself.`,
  },
  'BRAND-50': {
    level: 'fatal',
    reason: ({ allowed }) => `The file is larger than ${allowed}.`,
    remedy: ({ allowed }) => `Shorten it to ${allowed} at most.`,
  },
  'BRAND-51': {
    level: 'fatal',
    reason: () => 'The file is not encoded in UTF-8.',
    remedy: () => 'Save it again with the encoding UTF-8.',
  },
  'BRAND-52': {
    level: 'fatal',
    reason: ({ found }) => `The file has ${found}.`,
    remedy: () => 'Take out what is not a key of this file.',
  },
  'BRAND-53': {
    level: 'fatal',
    reason: ({ found }) => `The key ${found} is written twice.`,
    remedy: () => 'Remove one of the two.',
  },
  'BRAND-54': {
    level: 'fatal',
    reason: ({ found }) => `${found} is too large for a number.`,
    remedy: () => 'Write a smaller number.',
  },
  'BRAND-55': {
    level: 'fatal',
    reason: ({ found, allowed }) => `The text ${found} has more than ${allowed} characters.`,
    remedy: () => 'Shorten it.',
  },
  'BRAND-56': {
    level: 'fatal',
    reason: ({ found }) => `${found} is not a key that a file may have.`,
    remedy: () => 'Remove it.',
  },
  'BRAND-57': {
    level: 'fatal',
    reason: ({ found }) => `The check of this file failed: ${found}.`,
    remedy: () => 'Undo the last change to it, and report this message.',
  },
  'BRAND-58': {
    level: 'fatal',
    reason: ({ allowed }) => `The file is not read, because its name does not end with ${allowed}.`,
    remedy: ({ nearest }) => `${nearest}.`,
  },
  'FONT-01': {
    level: 'error',
    reason: ({ found, allowed }) => `The font ${found} cannot be read: ${allowed}.`,
    remedy: ({ nearest, action }) =>
      nearest === ''
        ? 'Put its WOFF2 file beside the theme file, where this user may read it.'
        : `${action}, or put the file beside the theme file.`,
  },
  'FONT-02': {
    level: 'error',
    reason: ({ found }) => `${found} leads out of the folder of the theme file.`,
    remedy: ({ nearest, action }) =>
      nearest === ''
        ? 'Put the WOFF2 file itself beside the theme file.'
        : `${action}, and put the file beside the theme file.`,
  },
  'FONT-03': {
    level: 'error',
    reason: ({ found }) => `${found} is not a WOFF2 file.`,
    remedy: () =>
      'Convert the font to WOFF2, and give the file a name of letters, digits and hyphens that ends in .woff2.',
  },
  'FONT-04': {
    level: 'error',
    reason: ({ found, allowed }) => `The font ${found} is larger than ${allowed}.`,
    remedy: () => 'Take out letters of scripts that no page has, and features that no text uses.',
  },
  'FONT-05': {
    level: 'error',
    reason: ({ found }) => `${found} is damaged, or holds something else than one font.`,
    remedy: () => 'Convert the font to WOFF2 again, from the file of its maker.',
  },
  'FONT-06': {
    level: 'error',
    reason: ({ found, allowed }) =>
      `The font ${found} lacks letters of the languages of the pages: ${allowed}`,
    remedy: () => 'Use a version of the font that has them, or another font.',
  },
  'FONT-07': {
    level: 'error',
    reason: ({ found }) =>
      `The font ${found} says that pages may not embed it or a part of it (fsType in its table OS/2).`,
    remedy: () => 'Get a version for web pages from its maker, or use another font.',
  },
  'FONT-08': {
    level: 'error',
    reason: ({ found }) =>
      `${found} cannot be the family of this font: it is the name of another one, or has signs that a name of a font cannot have.`,
    remedy: ({ action }) => `${action}.`,
  },
  'BRAND-60': {
    level: 'error',
    reason: ({ found }) => `There is no SVG file ${found} beside the theme file that can be read.`,
    remedy: ({ nearest }) => `Put it at ${nearest}, or name another file.`,
  },
  'BRAND-61': {
    level: 'error',
    reason: ({ found }) =>
      `The drawing has ${found}, and a logo is shown only when nothing in it runs, loads or depends on a page.`,
    remedy: ({ nearest }) => `${nearest}.`,
  },
  'BRAND-62': {
    level: 'error',
    reason: ({ found }) => `The file is not a drawing in SVG: ${found}.`,
    remedy: () => 'Save the drawing again as plain SVG, with a viewBox.',
  },
  'BRAND-63': {
    level: 'error',
    reason: ({ found, allowed }) => `The drawing has ${found}, and a logo has ${allowed} at most.`,
    remedy: () => 'Simplify its paths, join shapes of one colour, and save it again.',
  },
  'BRAND-64': {
    level: 'error',
    reason: ({ found, allowed }) =>
      `A drawing of ${found} does not fit here: it may be ${allowed}.`,
    remedy: () => 'Change the viewBox of the file, or draw it anew in other proportions.',
  },
  'BRAND-65': {
    level: 'error',
    reason: ({ found }) => `A logo of ${found} does not fit a square icon, and there is no symbol.`,
    remedy: () => 'Add "symbol" with the name of an SVG file whose sides are nearly alike.',
  },
  'PAGE-01': {
    level: 'error',
    reason: ({ found }) => `${found} is not a name of the form <page>.<language>.md.`,
    remedy: ({ nearest }) => `Rename the file to ${nearest}.`,
  },
  'PAGE-02': {
    level: 'error',
    reason: ({ found, allowed }) => `${found} is not one of the languages ${allowed}.`,
    remedy: ({ nearest }) => `Rename the file to ${nearest}.`,
  },
  'PAGE-03': {
    level: 'error',
    reason: ({ found }) => `${found} is a page of the members area, which a text cannot replace.`,
    remedy: ({ nearest }) => `Rename the file to ${nearest}.`,
  },
  'PAGE-04': {
    level: 'warning',
    reason: ({ found }) => `${found} is not the id of a brand, so its pages are shown nowhere.`,
    remedy: ({ nearest }) => `Rename the folder to ${nearest}.`,
  },
  'PAGE-05': {
    level: 'error',
    reason: ({ found }) => `The page has ${found.replace(/^"|"$/g, '')}.`,
    remedy: () =>
      'Begin with --- and the lines title: (2 to 70 characters) and description: (2 to 200), then --- and the text.',
  },
  'PAGE-06': {
    level: 'error',
    reason: ({ found }) => `${found} is HTML, and a page is written in Markdown alone.`,
    remedy: () => 'Write it in Markdown, or remove it.',
  },
  'PAGE-07': {
    level: 'error',
    reason: ({ found }) => `The picture ${found} cannot be shown: pages hold text only.`,
    remedy: () => 'Remove it.',
  },
  'PAGE-08': {
    level: 'error',
    reason: ({ found }) => `${found} is not an address that a link may have.`,
    remedy: ({ nearest }) =>
      `Use ${nearest}, another page by its name, a path that begins with /, or an address that begins with https:, mailto: or tel:.`,
  },
  'PAGE-09': {
    level: 'error',
    reason: ({ found }) =>
      `The heading ${found} is of the first level, which is that of the title.`,
    remedy: () => 'Begin it with ##.',
  },
  'PAGE-10': {
    level: 'error',
    reason: ({ found, allowed }) =>
      `The page ${found} is missing in the language of the brand, ${allowed}, which stands in for languages without a text.`,
    remedy: ({ nearest }) => `Add ${nearest}.`,
  },
} as const satisfies Record<string, DiagnosticText>
