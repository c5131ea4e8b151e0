/** What the server consists of, the lowest first. Imports lead to lower layers only. */
const layers = ['tables', 'platform', 'features', 'demo', 'staff', 'app']

/** Features in tiers, the lowest first. Those of one tier do not know one another. */
const tiers = [
  ['places', 'media', 'moderation'],
  ['settings'],
  ['members'],
  ['credits', 'profiles'],
  ['likes', 'chat'],
  ['payments'],
  ['accounts'],
  ['search', 'safety', 'notifications'],
]

const others = (tier, name) => tier.filter((other) => other !== name)

const anyOf = (names) => `(${names.join('|')})`

const upwards = layers.slice(0, -1).map((layer, place) => ({
  name: `${layer}-below-${layers[place + 1]}`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/${anyOf(layers.slice(place + 1))}/` },
}))

const betweenFeatures = tiers.flatMap((tier, place) =>
  tier.map((name) => ({
    name: `features-${name}-in-its-tier`,
    severity: 'error',
    from: { path: `^src/features/${name}/` },
    to: {
      path: `^src/features/${anyOf([...others(tier, name), ...tiers.slice(place + 1).flat(), '-'])}/`,
    },
  })),
)

export default {
  forbidden: [
    ...upwards,
    ...betweenFeatures,
    {
      name: 'feature-in-a-tier',
      comment: 'A new feature is named in the table of tiers.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: `^src/features/${anyOf(tiers.flat())}/` },
      to: {},
    },
    {
      name: 'features-by-their-index',
      comment: 'Another feature is reached through what its index exports.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'routes-and-jobs-by-app',
      comment: 'Only the composition knows routes and jobs.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '\\.(routes|jobs)\\.ts$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
  },
}
