/**
 * The first migration was edited where it stood until 22 November 2026. These are the SHA-256 of its earlier texts,
 * oldest first: databases made with them are joined to today's by 20261122201500_join_earlier_databases. The list is
 * closed; a migration is changed by another one.
 */
export const joinedVersions: Readonly<Record<string, readonly string[]>> = {
  "20261120100000_initial": [
    "9747d29e4e7002b62734ce0b43b7c7abf0fbe0857c1da171b597c064b485aa53",
    "d6409c88c3bf25c2bdf7ac723c0c340e6ec178882a58465dbc058f7051bad255",
    "96ec4a42963a9637954649398ff3d5ad505751df27b8f5921245b9a8175b4ff2",
    "e086dff43ae66e8e7202499e5247ef172a3ca2ec3c9f78ec0ae720f93a041d35",
    "ec30d4d44c3d66d31c842164b2073b7347af1ed9df95d86c4da4c3fbacbf6c3e",
    "bbdda5fd32bbb18144225f6a199fa2d0c749cd0383c731824be4c6226a6e5c4f",
    "8d8c988d3478e8a43082e2c3793e66b479ce24a0245341d5ed227b0de8ef2b70",
    "d5fd455cf80bf4c37d86f21509d681d3bde79f2198d10f22381b71470dd9f157",
    "2e1f90207643573fcc57a35ed22792a715686044fb142789b2801ff8c9e2e731",
    "ca94ec8da5c0a75ab22fa580b26e334a26de00465b218e25eb7330f57ae3cdbb",
    "e1211a98b3555f5a1925bc0ee155b1198037bcf51d906a1bab60bca726e3c4ea",
    "203ce33ef223cfaac6ad55311c0e117e0ceb19c66bb51260248020a610dd3421",
  ],
};
