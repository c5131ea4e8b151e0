#!/usr/bin/env node
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { stdout } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { writeTheme, writeThemes } from './brands.ts'
import { drawPortraits } from './drawPortraits.ts'
import { markBuilt } from './existingSites.ts'
import { writeAgain } from './floor.ts'
import { type BuildRun, type Project, runBuild } from './runBuild.ts'

const { values } = parseArgs({
  options: {
    /** Writes the themes of the full render into this folder and ends, for use with other generators. */
    themes: { type: 'string' },
    /** Number of brands of the full render. */
    brands: { type: 'string', default: '50' },
    /** How many brands exist when one is added. */
    existing: { type: 'string', default: '1,10,100,1000' },
    runs: { type: 'string', default: '3' },
    films: { type: 'boolean', default: false },
  },
})
const brands = Number(values.brands)
const runs = Number(values.runs)
const options = { hasFilm: values.films }
/** Files changed a moment ago are read again by the next build. */
const settleMs = 2_100

const say = (line: string) => void stdout.write(`${line}\n`)
const median = (list: readonly number[]) =>
  list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0
const row = (name: string, list: readonly BuildRun[]) => {
  const of = (read: (run: BuildRun) => number) => median(list.map(read))
  const peak = Math.max(...list.map(({ peakMb }) => peakMb))
  say(
    `${name.padEnd(28)} ${of(({ seconds }) => seconds).toFixed(2)} s   processor ${of(({ processorSeconds }) => processorSeconds).toFixed(2)} s   peak ${peak.toFixed(0)} MB`,
  )
}

async function measure(): Promise<void> {
  const scratch = join(import.meta.dirname, '../coverage')
  mkdirSync(scratch, { recursive: true })
  const folder = mkdtempSync(join(scratch, 'bench-'))
  const load = loadavg().map((each) => each.toFixed(1))
  say(`${availableParallelism()} cores, load ${load.join(' ')}, ${runs} runs each (median)`)
  say(
    options.hasFilm
      ? 'Each brand has the lander with a film.'
      : 'No brand has the lander with a film (--films).',
  )
  await drawPortraits()
  try {
    for (const existing of values.existing.split(',').map(Number))
      await measureAdding(folder, existing)
    await measureFullRender(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function projectIn(folder: string): Project {
  mkdirSync(folder, { recursive: true })
  return {
    themes: join(folder, 'themes'),
    output: join(folder, 'dist'),
    usage: join(folder, 'usage.json'),
  }
}

async function measureAdding(parent: string, existing: number): Promise<void> {
  const folder = join(parent, `add-${existing}`)
  const project = projectIn(folder)
  writeThemes(project.themes, existing, options)
  await markBuilt(project)
  await wait(settleMs)
  await runBuild(project)
  const nothing: BuildRun[] = []
  for (let run = 0; run < runs; run += 1) nothing.push(await runBuild(project))
  row(`nothing to do, ${existing}`, nothing)
  const added: BuildRun[] = []
  for (let run = 1; run <= runs; run += 1) {
    writeTheme(project.themes, existing + run, options)
    added.push(await runBuild(project))
  }
  row(`one more than ${existing}`, added)
  rmSync(folder, { recursive: true })
}

/** The cache of fonts is filled by the measurements before it. */
async function measureFullRender(parent: string): Promise<void> {
  const folder = join(parent, 'full')
  const project = projectIn(folder)
  writeThemes(project.themes, brands, options)
  const full = await runBuild(project)
  const domains = readdirSync(project.output).filter((name) => !name.startsWith('.'))
  const sites = domains.map((domain) => realpathSync(join(project.output, domain)))
  const pages = sites.reduce((sum, site) => sum + countPages(site), 0)
  row(`all ${brands} brands, ${pages} pages`, [full])
  const floor = sites.reduce((sum, site) => sum + writeAgain(site, join(folder, 'floor')), 0)
  const perPage = ((full.seconds / pages) * 1_000).toFixed(2)
  say(
    `a page ${perPage} ms; writing the same bytes ${floor.toFixed(2)} s, ratio ${(full.seconds / floor).toFixed(1)}`,
  )
}

const countPages = (site: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    .length

if (values.themes !== undefined) writeThemes(resolve(values.themes), brands, options)
else await measure()
