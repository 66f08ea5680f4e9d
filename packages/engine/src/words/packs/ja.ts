// Made by words/build.ts: do not edit.
import type { Pack } from '../pack.ts';

export const pack: Pack = { locale: 'ja', hash: '9f4f7fe2573273bf', lists: {
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
  "place.translations": "Osaka, region;大阪府|Kyoto, region;京都府|Tokyo, region;東京都|Fukuoka, region;福岡県|Chiba, region;千葉県|Saitama, region;埼玉県|Hiroshima, region;広島県|Shizuoka, region;静岡県|Kumamoto, region;熊本県|Okayama, region;岡山県|Kagoshima, region;鹿児島県|Niigata, region;新潟県|Oita, region;大分県|Nagasaki, region;長崎県|Gifu, region;岐阜県|Nara, region;奈良県|Tokyo;東京|Yokohama;横浜市|Osaka;大阪市|Nagoya;名古屋市|Sapporo;札幌市|Kobe;神戸市|Kyoto;京都市|Fukuoka;福岡市|Kawasaki;川崎市|Saitama;さいたま市|Hiroshima;広島市|Sendai;仙台市|Kitakyushu;北九州市|Chiba;千葉市|Sakai;堺市|Shizuoka;静岡市|Kumamoto;熊本市|Okayama;岡山市|Hamamatsu;浜松市|Hachioji;八王子市|Kagoshima;鹿児島市|Niigata;新潟市|Himeji;姫路市|Matsudo;松戸市|Nishinomiya;西宮市|Kawaguchi;川口市|Kanazawa;金沢市|Utsunomiya;宇都宮市|Oita;大分市|Matsuyama;松山市|Amagasaki;尼崎市|Kurashiki;倉敷市|Yokosuka;横須賀市|Nagasaki;長崎市|Hirakata;枚方市|Machida;町田市|Gifu;岐阜市|Fujisawa;藤沢市|Toyonaka;豊中市|Fukuyama;福山市|Toyohashi;豊橋市|Nara;奈良市|Toyota;豊田市|Kanagawa;神奈川県|Aichi;愛知県|Hokkaido;北海道|Hokkaidō;北海道|Hyogo;兵庫県|Hyōgo;兵庫県|Miyagi;宮城県|Ishikawa;石川県|Tochigi;栃木県|Ehime;愛媛県|Ōsaka;大阪府|Ōita;大分県|Japan;日本|United States;アメリカ合衆国|Germany;ドイツ|France;フランス|United Kingdom;イギリス|China;中国|South Korea;韓国|Asia;アジア|Europe;ヨーロッパ|North America;北アメリカ",
  "street": "中央|本町|栄町|緑町|桜台|旭町|東町|西町|幸町|若葉|美園|新町|日の出町|富士見|泉町",
} };
