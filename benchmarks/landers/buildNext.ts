import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { install } from '../shared/install.ts'
import { paths } from '../shared/paths.ts'
import { run } from '../shared/run.ts'
import type { Built } from './buildBouquet.ts'
import { writeGenerated } from './generated.ts'
import { viteSettings } from './viteSettings.ts'

const sources = join(paths.benchmarks, 'landers')

/** Builds the pages as a static export of Next.js. @returns the folder to serve */
export async function buildNext(built: Built): Promise<string> {
  const app = join(paths.work, 'landers/next')
  for (const part of ['app', 'react', 'styles', 'public', 'out', '.next'])
    rmSync(join(app, part), { recursive: true, force: true })
  mkdirSync(app, { recursive: true })
  cpSync(join(sources, 'next'), app, { recursive: true })
  cpSync(join(sources, 'react'), join(app, 'react'), { recursive: true })
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        jsx: 'react-jsx',
        module: 'esnext',
        moduleResolution: 'bundler',
        paths: {
          'site/*': ['./styles/site/*'],
          '@bouquet/ui/*': ['./styles/@bouquet/ui/*'],
          'lander/*': ['./react/*'],
        },
      },
    }),
  )
  writeGenerated(app, built)
  await compileStyles(join(app, 'styles'))
  for (const [file, page] of [
    ['tinderswipe', 'Tinderswipe'],
    ['gallery', 'Gallery'],
  ] as const)
    writeFileSync(join(app, 'generated', `${file}.css`), await stylesOf(page))
  await install(app)
  await run(join(app, 'node_modules/.bin/next'), ['build'], {
    cwd: app,
    environment: { NODE_ENV: 'production' },
  })
  return join(app, 'out')
}

/** Next.js does not compile vanilla-extract, so the modules of styles are compiled to class names first. */
async function compileStyles(folder: string): Promise<void> {
  const modules = new Set(
    globSync('{react,next}/**/*.tsx', { cwd: sources })
      .map((file) => readFileSync(join(sources, file), 'utf8'))
      .flatMap((text) => [
        ...text.matchAll(/'(site\/[^']+\.css\.ts|@bouquet\/ui\/(?:base|\w+\/styles))'/g),
      ])
      .map(([, module = '']) => module),
  )
  await build({
    ...viteSettings,
    root: paths.root,
    build: {
      outDir: folder,
      rolldownOptions: {
        input: Object.fromEntries([...modules].map((name) => [name, name])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: ({ name }) => (name.endsWith('.ts') ? name : `${name}.js`),
          chunkFileNames: 'shared/[name].js',
        },
      },
    },
  })
}

/** The rules of one page, in one stylesheet. */
async function stylesOf(page: string): Promise<string> {
  const entry = join(paths.work, 'landers/styles', `${page}.ts`)
  mkdirSync(dirname(entry), { recursive: true })
  writeFileSync(
    entry,
    `import '@bouquet/ui/base'\nimport 'site/styles/page.css.ts'\nexport * from '${sources}/react/${page}.tsx'\n`,
  )
  const outDir = join(paths.work, 'landers/styles', page)
  await build({
    ...viteSettings,
    root: paths.root,
    build: {
      outDir,
      emptyOutDir: true,
      lib: { entry, formats: ['es'], fileName: 'page', cssFileName: 'page' },
      rolldownOptions: { external: [/^react/, /^lucide-react/] },
    },
  })
  return readFileSync(join(outDir, 'page.css'), 'utf8')
}
