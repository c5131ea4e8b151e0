import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { landerNames } from '@bouquet/theme/landers'
import { isListed, type PageName, pagesOf } from '../../src/page.ts'
import { orchidCompany, orchidTheme } from './orchid.ts'
import { filesIn, TestProject } from './testProject.ts'

const domain = 'orchidhour.example'

/** The built site of a brand with every lander and with pages of its own. */
interface OrchidSite {
  readonly domain: string
  readonly folder: string
  readonly files: readonly string[]
  /** The pages of the sitemap. */
  readonly listed: readonly PageName[]
  read(file: string): string
  /** HTML of a page by its language and the path below it. */
  page(locale: string, path: string): string
}

const about = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: ${title}, lyhyesti.\n---\n${text}`

/** With headings that name elements of every page. */
const story = `Alku. Katso [ehdot](terms) ja [sisältö](#content-1).

## Content

Sisältö.

## Signup

| Nimi | Hinta |
| --- | --- |
| Yksi | 5 |`

const ownPages: Readonly<Record<string, string>> = {
  'story.fi.md': about('Tarinamme', story),
  'story.sv.md': about('Vår historia', 'Början.'),
  'ban.fi.md': about('Omat säännöt', '## Ensin\n\nOle kiltti.'),
}

function writeOrchid(project: TestProject): void {
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write(
    'orchid-hour.theme.jsonc',
    orchidTheme('"settings": { "fictional_profiles": true },'),
  )
  for (const [file, text] of Object.entries(ownPages))
    project.write(`pages/orchid-hour/${file}`, text)
}

async function build(project: TestProject): Promise<void> {
  writeOrchid(project)
  const { code, stderr } = await project.run('build', '--draft')
  if (code !== 0 || stderr !== '') throw new Error(`The site was not built.\n${stderr}`)
}

const pageIn = (project: TestProject) => (locale: string, path: string) =>
  project.read(domain, `${locale}${path}`, 'index.html')

/** For tests that read: the first that asks builds the site, and the others find it up to date. */
export async function orchidSite(): Promise<OrchidSite> {
  const project = new TestProject('orchid')
  await build(project)
  const folder = join(project.output, domain)
  const landers = Object.fromEntries(landerNames.map((name) => [name, {}]))
  return {
    domain,
    folder,
    files: filesIn(folder),
    listed: pagesOf({ landers }, ['story', 'ban']).filter(isListed),
    read: (file) => project.read(domain, file),
    page: pageIn(project),
  }
}

/** For tests that change the brand and build it again: a copy of their own, which they remove. */
export async function orchidCopy() {
  const built = new TestProject('orchid')
  await build(built)
  const project = new TestProject()
  cpSync(built.folder, project.folder, { recursive: true })
  return { domain, page: pageIn(project), project }
}
