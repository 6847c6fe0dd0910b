/** How the elevation drawings take their colours from tokens; `.eq` is equity in outline, `.db` debt in ink. */
export const drawingStyle = `
.el { display: block; width: 100%; height: auto; }
.el, .el .eq { --m: var(--el-mass); --g: var(--el-glass); --s: var(--el-shade); --o: var(--el-line); --ln: var(--el-line); }
.el .db { --m: var(--el-debt); --g: var(--el-debt-glass); --s: var(--el-debt-shade); --o: var(--el-debt-open); --ln: var(--el-debt-line); }
.xm, .xg, .xl, .xs, .xo, .xk { vector-effect: non-scaling-stroke; }
.xm { fill: var(--m); stroke: var(--ln); stroke-width: 1; } .xg { fill: var(--g); stroke: var(--ln); stroke-width: .55; }
.xl { fill: none; stroke: var(--ln); stroke-width: .55; } .xs { fill: var(--s); stroke: none; } .xo { fill: var(--o); stroke: none; }
.xk { fill: var(--m); stroke: var(--ln); stroke-width: .8; }
.el .ctx { opacity: .6; } .el .gl { stroke: var(--el-ground); stroke-width: 1.5; } .el .h { stroke: var(--el-ground); stroke-width: .6; opacity: .35; }
.el .lv path { stroke-width: 1.25; fill: none; }
.el .lv text { font: 600 12px var(--font-ui); font-variant-numeric: tabular-nums; paint-order: stroke; stroke: var(--el-halo); stroke-width: 4px; stroke-linejoin: round; }
.el .lv-debt path { stroke: var(--debt-mark); } .el .lv-debt .tri, .el .lv-debt text { fill: var(--debt-mark); }
.el .lv-price path { stroke: var(--price-line); stroke-width: 1.5; } .el .lv path.cs { stroke: var(--el-halo); stroke-width: 4; }
.el .lv-price .tri { fill: var(--price-line); } .el .lv-price text { fill: var(--price); }
.el .lv-value path { stroke: var(--ink-3); stroke-dasharray: 2 3; } .el .lv-value .tri { fill: none; stroke-dasharray: none; stroke: var(--ink-3); }
.el .lv-value text { fill: var(--ink-2); }
`
