/** For the parts' own small drawings, in the colours of the elevations: ground, hatch, outline, what stands around. */
export const drawingStyle = `
.el { display: block; width: 100%; height: auto; }
.el .xl, .el .xk { vector-effect: non-scaling-stroke; stroke: var(--el-line); }
.el .xl { fill: none; stroke-width: .55; }
.el .xk { fill: var(--el-mass); stroke-width: .8; }
.el .ctx { opacity: .6; }
.el .gl { stroke: var(--el-ground); stroke-width: 1.5; }
.el .h { stroke: var(--el-ground); stroke-width: .6; opacity: .35; }
`
