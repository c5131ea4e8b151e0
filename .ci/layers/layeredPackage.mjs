// Rules of dependency-cruiser that server and members area share: layers of a program, and its features in tiers.

const others = (names, name) => names.filter((other) => other !== name)

const anyOf = (names) => `(${names.join('|')})`

const onward = (from, to) => ({ severity: 'error', from, to })

/** Imports lead to lower layers only. @param layers folders of `src`, the lowest first */
const betweenLayers = (layers) =>
  layers.slice(0, -1).map((layer, place) => ({
    name: `${layer}-below-${layers[place + 1]}`,
    ...onward({ path: `^src/${layer}/` }, { path: `^src/${anyOf(layers.slice(place + 1))}/` }),
  }))

/** Features import those of lower tiers only. @param tiers the lowest first; those of one do not know one another */
const betweenFeatures = (tiers) =>
  tiers.flatMap((tier, place) =>
    tier.map((name) => {
      const closed = [...others(tier, name), ...tiers.slice(place + 1).flat(), '-']
      return {
        name: `features-${name}-in-its-tier`,
        ...onward({ path: `^src/features/${name}/` }, { path: `^src/features/${anyOf(closed)}/` }),
      }
    }),
  )

const inATier = (tiers) => ({
  name: 'feature-in-a-tier',
  comment: 'A new feature is named in the table of tiers.',
  ...onward({ path: '^src/features/', pathNot: `^src/features/${anyOf(tiers.flat())}/` }, {}),
})

/** The configuration of a package with these layers, tiers and rules of its own. */
export function layeredPackage({ layers, tiers, rules }) {
  return {
    forbidden: [
      ...betweenLayers(layers),
      ...betweenFeatures(tiers),
      inATier(tiers),
      ...rules.map((rule) => ({ severity: 'error', ...rule })),
    ],
    options: {
      tsConfig: { fileName: 'tsconfig.json' },
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: 'node_modules' },
    },
  }
}
