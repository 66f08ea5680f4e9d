/** What is printed, woven and worn. */
export const paperAndCloth = `
dpi, print resolution, ppi, resolution dpi | - | plus 2 => 300|150|600|72|96|1200
paper weight, gsm, grammage, paper gsm | - | => 80|90|120|170|250|300|350
page count, number of pages, num page, page, total page, pages, extent | - | of book publication document magazine edition print pdf manuscript report; plus 4 => 8...620~240
copy, print run, circulation, copies printed, print quantity | - | of print edition magazine book newspaper publication; plus 4 => 100|250|500|1000|2500|5000
color count, number of colors, num color, ink color | - | of print job ink label press screen; plus 4 => 4|1|2|6
bleed, bleed mm | mm | => 3|5|2
trim width, page width, sheet width, paper width, format width | mm in | plus 2 => 210|148|297|170|420
trim height, page height, sheet height, paper height, format height | mm in | plus 2 => 297|210|420|240|594
spine width | mm | => 4.0..38.0~14.0
ink coverage | % | => 8..92
thread count | - | of fabric cloth sheet textile bedding; plus 2 => 200|300|400|180|600
denier, tex, yarn count, ne | - | of yarn fabric textile fiber thread; plus 4 => 20|40|70|150|30|300
fabric weight, gsm, weight gsm | - | of fabric textile cloth garment material; plus 4 => 120..420~190 by 5
fabric width, roll width, width | cm in | of fabric textile roll cloth; plus 6 => 140|150|112|160|180
roll length, fabric length | m | => 25|50|100|30
shrinkage, shrinkage warp, shrinkage weft | % | of fabric textile; plus 4 => -4.0..1.0~-1.8
stitch count, stitch | - | of pattern embroidery row knitting; plus 2 => 24...18000~220
needle size | mm | => 4.0|3.5|5.0|3.0|6.0
garment size, eu size, size number, shoe size, size eu | - | plus 2 => 38|40|42|36|44|39|41
ring size | - | => 48..64
carat, carat weight | - | plus 2 => 0.30...3.20~0.80
`;
