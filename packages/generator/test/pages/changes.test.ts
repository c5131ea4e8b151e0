import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pagePath } from '../../src/page.ts'
import { orchidCompany, orchidTheme } from '../support/orchid.ts'
import { orchidCopy } from '../support/orchidSite.ts'

const { domain, page, project } = await orchidCopy()
afterAll(() => project.remove())

const story = (text: string) =>
  project.write(
    'pages/orchid-hour/story.fi.md',
    `---\ntitle: Tarinamme\ndescription: Lyhyesti.\n---\n${text}`,
  )

const isUnchanged = async () => {
  const { code, stdout } = await project.run('build', '--draft')
  expect(code).toBe(0)
  return stdout.includes('Up to date')
}

test('GEN-1 PAG-1 a brand is up to date until a page of its own is edited, added or removed, or a fact of its company changes', async () => {
  const company = (text: string) => project.write('companies/kestrel-row.company.jsonc', text)
  story('Muutettu.')
  expect(await isUnchanged()).toBe(false)
  expect(page('fi', '/pages/story')).toContain('Muutettu.')
  expect(await isUnchanged()).toBe(true)

  project.write('pages/orchid-hour/new.fi.md', '---\ntitle: Uusi\ndescription: Uusi.\n---\nUutta.')
  expect(await isUnchanged()).toBe(false)
  expect(page('fi', '/pages/new')).toContain('Uutta.')

  rmSync(join(project.themes, 'pages/orchid-hour/new.fi.md'))
  company(orchidCompany.replace('3120417-6', '3120417-7'))
  expect(await isUnchanged()).toBe(false)
  expect(() => page('fi', '/pages/new')).toThrow('ENOENT')
  expect(page('fi', pagePath('imprint'))).toContain('3120417-7')
  company(orchidCompany)
})

test('PAG-3 a missing company fact stops the brand, names the fact and keeps the last site', async () => {
  const before = page('fi', pagePath('imprint'))
  const company = orchidCompany.replace('  "kvk": "3120417-6",\n', '')
  project.write('companies/kestrel-row.company.jsonc', company)
  const failed = await project.run('build', '--draft')
  expect(failed.code).not.toBe(0)
  expect(failed.stderr).toContain('kvk')
  expect(page('fi', pagePath('imprint'))).toBe(before)
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
})

test('OPS-2 an own page with an error stops the brand and names file, line and remedy', async () => {
  const before = page('fi', '/pages/story')
  project.write(
    'pages/orchid-hour/wrong.fi.md',
    '---\ntitle: Väärin\ndescription: Väärin.\n---\n<b>x</b>',
  )
  const failed = await project.run('build', '--draft')
  expect(failed.code).not.toBe(0)
  expect(failed.stderr).toContain('PAGE-06')
  expect(failed.stderr).toContain('themes/pages/orchid-hour/wrong.fi.md:5')
  expect(failed.stderr).toContain('remedy')
  expect(page('fi', '/pages/story')).toBe(before)
  rmSync(join(project.themes, 'pages/orchid-hour/wrong.fi.md'))
})

test('LAN-2 a variant has its own words, people and address, and its form comes back to it', async () => {
  const variant = { copy: { de: { title: 'Am Meer' } }, people: { gender: 'male', min_age: 50 } }
  const landers = JSON.stringify({ gallery: { meer: variant } })
  project.write('orchid-hour.theme.jsonc', orchidTheme(`"landers": ${landers},`))
  await project.run('build', '--draft')
  const html = page('de', `${pagePath('gallery')}/meer`)
  expect(html).toContain('<title>Am Meer · Orchid Hour</title>')
  expect(html).toContain(
    `<link rel="canonical" href="https://${domain}/de${pagePath('gallery')}/meer">`,
  )
  expect(html).toContain('name="lander" value="gallery/meer"')
  const genders = [...html.matchAll(/data-gender="(\w+)"/g)].map(([, gender]) => gender)
  expect(genders.slice(0, 5)).toEqual(Array(5).fill('male'))
  expect(page('en', `${pagePath('gallery')}/meer`)).not.toContain('Am Meer')
  expect(project.read(domain, 'sitemap.xml')).toContain(`/de${pagePath('gallery')}/meer</loc>`)
  const lines = project.read(domain, '_redirects').split('\n')
  expect(lines).toContain(
    `/de${pagePath('gallery')}/:slug /de${pagePath('gallery')}/index.html 200`,
  )
})

test('LAN-6 a brand that takes nobody says so in place of the form', async () => {
  project.write('orchid-hour.theme.jsonc', orchidTheme('"settings": { "signups": "none" },'))
  await project.run('build', '--draft')
  const html = page('en', pagePath('tinderswipe'))
  expect(html).not.toContain('action="/api/signup.php"')
  expect(html).toContain('not taking new members')
})

test('DOM-6 a niche for women asks nobody for a gender', async () => {
  project.write(
    'orchid-hour.theme.jsonc',
    orchidTheme().replace('"niche": "general"', '"niche": "women-seeking-women"'),
  )
  await project.run('build', '--draft')
  const html = page('en', pagePath('gallery'))
  expect(html).toContain('<input type="hidden" name="gender" value="female">')
  expect(html).not.toMatch(/type="radio" name="gender" value=/)
  expect(html).not.toContain('data-gender="male"')
})
