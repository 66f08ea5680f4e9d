// Made by words/build.ts: do not edit.
import type { Pack } from '../pack.ts';

export const pack: Pack = { locale: 'ja', hash: '1665ff5ba2a3250f', lists: {
  "company.legalForm": "株式会社*82|合同会社*14|有限会社*4",
  "company.noun": "商事;卸売*5|製作所;製造*5|工業;製造*5|電機;電気機器*3|建設;建設*4|不動産;不動産*4|運輸;運輸*3|物流;運輸*3|食品;食品*4|酒造;食品*2|印刷;印刷*2|出版;メディア*2|システム;ソフトウェア*5|ソフト;ソフトウェア*3|薬品;医薬品*2|水産;食品*2|興業;サービス*3|観光;旅行*2|保険;保険*2|銀行;金融*1",
  "company.root": "~0.2|佐藤|鈴木|高橋|田中|山本|中村|小林|吉田|東亜|日新|大和|富士|三栄|北陸|関東|西日本|桜井|松本|清水|石川|朝日野|青葉|若葉|白石|中央|丸山|大橋|森田|藤原|川村",
  "person.firstName.female": "~0.5|陽菜|結衣|美咲|葵|さくら|由美子|恵子|直美|智子|真由美|裕子|久美子|愛|彩|優子|麻衣|千尋|香織|美穂|凛|芽依|莉子|七海|遥|杏",
  "person.firstName.female.latin": "Hina|Yui|Misaki|Aoi|Sakura|Yumiko|Keiko|Naomi|Tomoko|Mayumi|Yuko|Kumiko|Ai|Aya|Yuuko|Mai|Chihiro|Kaori|Miho|Rin|Mei|Riko|Nanami|Haruka|An",
  "person.firstName.male": "~0.5|翔太|大輔|健一|拓也|直樹|誠|浩|隆|学|亮|和也|達也|蓮|湊|大翔|悠真|陽斗|健太|雄太|一郎|修|聡|哲也|翼|優斗",
  "person.firstName.male.latin": "Shota|Daisuke|Kenichi|Takuya|Naoki|Makoto|Hiroshi|Takashi|Manabu|Ryo|Kazuya|Tatsuya|Ren|Minato|Hiroto|Yuma|Haruto|Kenta|Yuta|Ichiro|Osamu|Satoshi|Tetsuya|Tsubasa|Yuto",
  "person.lastName": "~0.5|佐藤|鈴木|高橋|田中|伊藤|渡辺|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|林|斎藤|清水|山崎|森|池田|橋本|阿部|石川|山下|中島|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本",
  "person.lastName.latin": "Sato|Suzuki|Takahashi|Tanaka|Ito|Watanabe|Yamamoto|Nakamura|Kobayashi|Kato|Yoshida|Yamada|Sasaki|Yamaguchi|Matsumoto|Inoue|Kimura|Hayashi|Saito|Shimizu|Yamazaki|Mori|Ikeda|Hashimoto|Abe|Ishikawa|Yamashita|Nakajima|Ishii|Ogawa|Maeda|Okada|Hasegawa|Fujita|Goto|Kondo|Murakami|Endo|Aoki|Sakamoto",
  "person.prefix.female": "様*100",
  "person.prefix.male": "様*100",
  "street": "中央|本町|栄町|緑町|桜台|旭町|東町|西町|幸町|若葉|美園|新町|日の出町|富士見|泉町",
} };
